import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isImage, isShowable, picturePath } from '#/core/files';
import { Alert } from '#/ui/alert';
import { buttonClasses } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { Skeleton } from '#/ui/skeleton';

export type PreviewedFile = { readonly name: string; readonly path: string; readonly mimeType: string };

export type FilePreviewProps = { file: PreviewedFile; onClose: () => void };

/** A PDF or a picture shown in the app; anything else can be downloaded from here. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  const found = useFound(file.path);
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={file.name}
      footer={found === false ? undefined : <Links file={file} />}
    >
      {found === undefined && <Skeleton className="h-[60dvh] w-full" />}
      {found === false && (
        <Alert tone="danger" title="Dit bestand kan niet getoond worden" announce>
          Het is intussen verwijderd, of de server antwoordt niet. Probeer het later opnieuw.
        </Alert>
      )}
      {found === true && <Content file={file} />}
    </Dialog>
  );
}

/** Asked first: a frame would show the refusal itself, and says nothing of it to us. */
function useFound(path: string): boolean | undefined {
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(path, { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok }) => setFound(ok),
      () => leaving.signal.aborted || setFound(false),
    );
    return () => leaving.abort();
  }, [path]);
  return found;
}

function Content({ file: { name, path, mimeType } }: { file: PreviewedFile }) {
  if (isImage(mimeType)) {
    return (
      <div className="grid min-h-40 place-items-center rounded-control bg-sunken p-2">
        <img
          src={picturePath(path, mimeType)}
          alt={name}
          className="max-h-[65dvh] max-w-full object-contain"
        />
      </div>
    );
  }
  if (isShowable(mimeType) && navigator.pdfViewerEnabled) {
    return (
      <iframe
        src={path}
        title={name}
        className="h-full min-h-[60dvh] w-full rounded-control border border-line bg-sunken"
      />
    );
  }
  return (
    <Alert title="Geen voorbeeld op dit toestel">
      Uw browser toont dit soort bestand niet in de app. Open of download het hieronder.
    </Alert>
  );
}

function Links({ file: { name, path, mimeType } }: { file: PreviewedFile }) {
  return (
    <>
      <a href={path} download={name} className={buttonClasses({ className: 'gap-2' })}>
        <Download aria-hidden="true" className="size-[1.125rem]" />
        Downloaden
      </a>
      {isShowable(mimeType) && (
        <a href={path} target="_blank" rel="noreferrer" className={buttonClasses({ className: 'gap-2' })}>
          <ExternalLink aria-hidden="true" className="size-[1.125rem]" />
          Openen in een nieuw tabblad
        </a>
      )}
    </>
  );
}
