import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { thumbnailPath } from '#/core/file-paths';

type PhotoStripProps = { photos: readonly { id: number; name: string; filePath: string }[] };

/** A few photos on another screen, each of which leads to itself among all of them. */
export function PhotoStrip({ photos }: PhotoStripProps) {
  return (
    <ul className="grid grid-cols-4 gap-2">
      {photos.map(({ id, name, filePath }) => (
        <li key={id} className="aspect-square overflow-hidden rounded-control bg-sunken">
          <Link href={`${addresses.site}?id=${id}`} className="block size-full -outline-offset-2">
            <img
              src={thumbnailPath(filePath)}
              alt={name}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
