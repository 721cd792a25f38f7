package files

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
)

// File is one that is there, open for reading.
type File struct {
	name    Name
	size    int64
	objects objects
	content []byte // of a row that still holds it; objects is nil then
}

// Open finds the file that a column keeps. A row may only be read by who may; so may its file.
func (s *Store) Open(ctx context.Context, kept string) (*File, error) {
	if name, ok := Named(kept); ok {
		size, err := s.objects.size(ctx, name)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", name, err)
		}
		return &File{name: name, size: size, objects: s.objects}, nil
	}
	mediaType, content, err := Decode(kept)
	if err != nil {
		return nil, err
	}
	return &File{name: NameIn(mediaType, content), size: int64(len(content)), content: content}, nil
}

// NameIn is the name that Put gives a content.
func NameIn(mediaType string, content []byte) Name {
	hash := sha256.Sum256(content)
	return nameOf(hash[:], mediaType)
}

// NameOf is the name of what a column keeps, whether or not it has been moved: whoever compares contents compares names.
func NameOf(kept string) (Name, error) {
	if name, ok := Named(kept); ok {
		return name, nil
	}
	mediaType, content, err := Decode(kept)
	return NameIn(mediaType, content), err
}

// MediaType is what the file is read as.
func (f *File) MediaType() string { return f.name.MediaType() }

// ETag of the file, quoted: its content never changes.
func (f *File) ETag() string { return `"` + f.name.Hash() + `"` }

// Size in bytes.
func (f *File) Size() int64 { return f.size }

// Section reads length bytes from an offset on. Close it.
func (f *File) Section(ctx context.Context, offset, length int64) (io.ReadCloser, error) {
	if f.objects == nil {
		return io.NopCloser(io.NewSectionReader(bytes.NewReader(f.content), offset, length)), nil
	}
	return f.objects.open(ctx, f.name, offset, length)
}

// All is the whole content, of files that are small.
func (f *File) All(ctx context.Context) ([]byte, error) {
	reader, err := f.Section(ctx, 0, f.size)
	if err != nil {
		return nil, err
	}
	content := make([]byte, f.size)
	_, err = io.ReadFull(reader, content)
	return content, errors.Join(err, reader.Close())
}

// DataURL is the file that a column keeps as a data URL, for what people take away with them; "" for none.
func (s *Store) DataURL(ctx context.Context, kept string) (string, error) {
	if _, named := Named(kept); !named {
		return kept, nil
	}
	f, err := s.Open(ctx, kept)
	if err != nil {
		return "", err
	}
	content, err := f.All(ctx)
	return encode(f.MediaType(), content), err
}
