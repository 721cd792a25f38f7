package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

// bucket keeps files in S3, or in what speaks like it.
type bucket struct {
	client *minio.Core
	name   string
	folder string // "" or ends with a slash
}

func newBucket(at location) (*bucket, error) {
	client, err := minio.NewCore(at.host, &minio.Options{
		Creds: credentials.NewStaticV4(at.key, at.secret, ""), Secure: at.tls, Region: at.region,
	})
	if err != nil {
		return nil, fmt.Errorf("files: S3: %w", err)
	}
	return &bucket{client: client, name: at.bucket, folder: at.folder}, nil
}

func (b *bucket) ready(ctx context.Context) error {
	there, err := b.client.BucketExists(ctx, b.name)
	if err != nil {
		return fmt.Errorf("files: S3: %w", err)
	}
	if !there {
		return errors.New("files: S3: there is no such bucket, or not for this key")
	}
	return nil
}

func (b *bucket) spool() (*os.File, error) {
	file, err := os.CreateTemp("", "millesime-file-")
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	return file, nil
}

// key fans out as folders do, for those who look at a bucket with a file browser.
func (b *bucket) key(name Name) string {
	return b.folder + strings.Join([]string{string(name[:2]), string(name[2:4]), string(name)}, "/")
}

func (b *bucket) put(ctx context.Context, name Name, content *os.File, size int64) error {
	if _, err := content.Seek(0, io.SeekStart); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	_, err := b.client.Client.PutObject(ctx, b.name, b.key(name), content, size, minio.PutObjectOptions{ContentType: name.MediaType()})
	return b.fault(err)
}

func (b *bucket) size(ctx context.Context, name Name) (int64, error) {
	info, err := b.client.StatObject(ctx, b.name, b.key(name), minio.StatObjectOptions{})
	return info.Size, b.fault(err)
}

func (b *bucket) open(ctx context.Context, name Name, offset, length int64) (io.ReadCloser, error) {
	if length == 0 {
		_, err := b.size(ctx, name)
		return http.NoBody, err // S3 knows no empty range
	}
	var options minio.GetObjectOptions
	if err := options.SetRange(offset, offset+length-1); err != nil {
		return nil, fmt.Errorf("files: S3: %w", err)
	}
	content, _, _, err := b.client.GetObject(ctx, b.name, b.key(name), options)
	if err != nil {
		return nil, b.fault(err)
	}
	return content, nil
}

func (b *bucket) remove(ctx context.Context, name Name) error {
	err := b.fault(b.client.RemoveObject(ctx, b.name, b.key(name), minio.RemoveObjectOptions{}))
	if errors.Is(err, errMissing) {
		return nil
	}
	return err
}

// tidy has nothing to do: a cut upload to S3 leaves no object, and its temporary file has been let go of.
func (*bucket) tidy(time.Time) error { return nil }

func (*bucket) fault(err error) error {
	switch {
	case err == nil:
		return nil
	case minio.ToErrorResponse(err).StatusCode == http.StatusNotFound:
		return errMissing
	}
	return fmt.Errorf("files: S3: %w", err)
}
