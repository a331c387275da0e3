import { FileSpreadsheet, FileText, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { thumbnailPath } from '#/core/file-paths';
import { isImage } from '#/core/files';
import { type Turn, takeTurn } from '#/platform/web/thumbnail-turns';

type ThumbnailProps = { path: string; mimeType: string };

/** A picture small, anything else by its kind. */
export function Thumbnail({ path, mimeType }: ThumbnailProps) {
  if (isImage(mimeType)) return <Picture key={path} path={path} />;
  const Icon = /excel|spreadsheet/.test(mimeType) ? FileSpreadsheet : FileText;
  return (
    <span className="grid w-11 shrink-0 place-items-center md:w-14">
      <Icon aria-hidden="true" className="size-6 text-brick" />
    </span>
  );
}

function Picture({ path }: { path: string }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [turn, setTurn] = useState<Turn>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!frame) return undefined;
    let taken: Turn | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || taken) return;
        watch.disconnect();
        taken = takeTurn(() => setTurn(taken));
      },
      { rootMargin: '300px' },
    );
    watch.observe(frame);
    return () => {
      watch.disconnect();
      taken?.end();
    };
  }, [frame]);
  return (
    <span
      ref={setFrame}
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken md:size-14"
    >
      {turn && !isFailed ? (
        <img
          src={thumbnailPath(path)}
          alt=""
          className="size-full object-cover"
          onLoad={turn.end}
          onError={() => {
            turn.end();
            setFailed(true);
          }}
        />
      ) : (
        <ImageIcon aria-hidden="true" className="size-6 text-brick" />
      )}
    </span>
  );
}
