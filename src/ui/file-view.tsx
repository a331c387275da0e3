import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { previewPath } from '#/core/file-paths';
import { isImage, isShowable, isViewable, picturePath } from '#/core/files';
import { Alert } from '#/ui/alert';
import { buttonClasses, IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';

type FileViewProps = {
  file: { readonly name: string; readonly path: string; readonly mimeType: string };
  className?: string;
};

/** The pages of a paper in their place on a screen. A PDF has the browser's own zoom, a picture has ours. */
export function FileView({ file, className }: FileViewProps) {
  const { name, path, mimeType } = file;
  const [isUnread, setUnread] = useState(false);
  if (isImage(mimeType) && isViewable(mimeType)) {
    return <Picture file={file} src={picturePath(path, mimeType)} className={className} />;
  }
  if (isShowable(mimeType) && !isUnread) {
    // Most phones show no PDF inside a page: there its first page is drawn.
    return navigator.pdfViewerEnabled ? (
      <iframe
        src={path}
        title={name}
        className={cx('w-full rounded-control border border-line bg-sunken', className)}
      />
    ) : (
      <div className={cx('flex flex-col gap-2', className)}>
        <Picture file={file} src={previewPath(path)} onError={() => setUnread(true)} className="grow" />
        <a href={path} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
          Alle bladzijden openen
        </a>
      </div>
    );
  }
  return (
    <Alert
      title="Geen voorbeeld op dit toestel"
      actions={
        <a href={path} download={name} className={buttonClasses({ size: 'small' })}>
          Downloaden
        </a>
      }
    >
      Uw browser toont dit soort bestand niet in de app: {name}.
    </Alert>
  );
}

type PictureProps = Pick<FileViewProps, 'file' | 'className'> & { src: string; onError?: () => void };

function Picture({ file: { name }, src, onError, className }: PictureProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={cx('relative min-h-0', className)}>
      <div className="absolute top-2 right-4 z-10 rounded-control bg-surface/90 shadow-raised">
        <IconButton
          label={isLarge ? 'Pagina verkleinen' : 'Pagina vergroten'}
          icon={isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for who has no mouse
        tabIndex={0}
        aria-label={`Het papier: ${name}`}
        className="h-full overflow-auto rounded-control border border-line bg-sunken"
      >
        <img src={src} alt={name} onError={onError} className={isLarge ? 'w-[200%] max-w-none' : 'w-full'} />
      </section>
    </div>
  );
}
