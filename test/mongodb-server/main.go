// A server that speaks MongoDB's protocol, for tests: FerretDB on SQLite files, on loopback.
//
//	mongodb-server <folder> <address>
//
// Writes its address to standard output when it listens; stops when standard input ends, or on SIGTERM.
package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 {
		fail(fmt.Errorf("usage: mongodb-server <folder> <address>"))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go stopWithParent(stop)
	database, err := ferretdb.New(&ferretdb.Config{
		Listener: ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:   slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:  "sqlite",
		// What is written survives this program and is not waited for: no test takes the machine's power away.
		SQLiteURL: "file:" + os.Args[1] + "/?_pragma=synchronous(off)",
	})
	if err != nil {
		fail(err)
	}
	listener, err := net.Listen("tcp", os.Args[2])
	if err != nil {
		fail(err)
	}
	go serve(listener, database)
	if err := database.Run(ctx); err != nil {
		fail(err)
	}
}

func serve(listener net.Listener, database *ferretdb.FerretDB) {
	behind, err := url.Parse(database.MongoDBURI())
	if err != nil {
		fail(err)
	}
	fmt.Printf("mongodb://%s/\n", listener.Addr())
	if err := newGate(behind.Host).serve(listener); err != nil {
		fail(err)
	}
}

// stopWithParent ends the server when whoever started it is gone: its end of the pipe closes then.
func stopWithParent(stop context.CancelFunc) {
	_, _ = io.Copy(io.Discard, os.Stdin)
	stop()
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
