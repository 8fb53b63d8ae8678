package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"sync"
)

// MongoDB promises that a write of one document is atomic. FerretDB 1.24 reads and then writes with nothing held in
// between, so that two compare-and-set updates can both win. The gate lets one writing command through at a time.
type gate struct {
	behind  string
	writing sync.Mutex
}

// Message header of the wire protocol: length, request, response to, operation; then flags and the kind of the first section.
const (
	headerBytes   = 16
	opMsg         = 2013
	firstDocument = headerBytes + 4 + 1
	mostBytes     = 48_000_000
)

var writes = map[string]bool{
	"insert": true, "update": true, "delete": true, "findAndModify": true, "findandmodify": true,
	"create": true, "drop": true, "createIndexes": true, "dropIndexes": true,
}

func newGate(behind string) *gate {
	return &gate{behind: behind}
}

func (g *gate) serve(listener net.Listener) error {
	for {
		client, err := listener.Accept()
		if err != nil {
			return err
		}
		go g.carry(client)
	}
}

// carry passes one request on and its reply back, until either side is gone.
func (g *gate) carry(client net.Conn) {
	defer client.Close()
	server, err := net.Dial("tcp", g.behind)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		request, err := readMessage(client)
		if err != nil {
			return
		}
		reply, err := g.ask(server, request)
		if err != nil {
			return
		}
		if _, err := client.Write(reply); err != nil {
			return
		}
	}
}

func (g *gate) ask(server net.Conn, request []byte) ([]byte, error) {
	if writes[commandOf(request)] {
		g.writing.Lock()
		defer g.writing.Unlock()
	}
	if _, err := server.Write(request); err != nil {
		return nil, err
	}
	return readMessage(server)
}

// commandOf returns the name of the first element of the first document, which names the command.
func commandOf(message []byte) string {
	const name = firstDocument + 4 + 1
	if len(message) <= name || binary.LittleEndian.Uint32(message[12:]) != opMsg {
		return ""
	}
	end := bytes.IndexByte(message[name:], 0)
	if end < 0 {
		return ""
	}
	return string(message[name : name+end])
}

func readMessage(from io.Reader) ([]byte, error) {
	length := make([]byte, 4)
	if _, err := io.ReadFull(from, length); err != nil {
		return nil, err
	}
	size := binary.LittleEndian.Uint32(length)
	if size < headerBytes || size > mostBytes {
		return nil, fmt.Errorf("a message of %d bytes", size)
	}
	message := make([]byte, size)
	copy(message, length)
	_, err := io.ReadFull(from, message[4:])
	return message, err
}
