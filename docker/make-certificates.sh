#!/bin/sh
# Makes the authority and the certificate with which EventStoreDB proves who it is: docker/make-certificates.sh docker/secrets
# The key of the authority is not kept: to renew, run it again, and start server and programs anew.
set -eu
folder=${1:?the folder of the secrets}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
days=825

openssl req -x509 -newkey rsa:3072 -nodes -days "$days" -subj '/CN=Covertrail store authority' \
  -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
  -keyout "$work/ca.key" -out "$work/ca.crt" 2>/dev/null
openssl req -new -newkey rsa:3072 -nodes -subj '/CN=eventstoredb-node' -keyout "$work/node.key" -out "$work/node.csr" 2>/dev/null
cat > "$work/names" <<'NAMES'
subjectAltName=DNS:eventstore,DNS:localhost,IP:127.0.0.1
extendedKeyUsage=serverAuth,clientAuth
keyUsage=critical,digitalSignature,keyEncipherment
NAMES
openssl x509 -req -days "$days" -in "$work/node.csr" -CA "$work/ca.crt" -CAkey "$work/ca.key" -CAcreateserial \
  -extfile "$work/names" -out "$work/node.crt" 2>/dev/null

for part in ca.crt node.crt node.key; do
  install -m 444 "$work/$part" "$folder/eventstore-$part"
done
echo "Made eventstore-ca.crt, eventstore-node.crt and eventstore-node.key in $folder, good for $days days"
