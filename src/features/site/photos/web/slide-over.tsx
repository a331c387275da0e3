import { ChevronsLeftRight } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { previewPath } from '#/core/file-paths';
import type { Photo } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';

const label = 'pointer-events-none absolute top-3 rounded-full bg-surface/90 px-3 py-1 font-semibold text-sm';
const picture = 'absolute inset-0 size-full select-none object-cover';

/** Two photos as one picture: what is left of the line was before, what is right of it is after. */
export function SlideOver({ before, after }: { before: Photo; after: Photo }) {
  const [share, setShare] = useState(50);
  const ratio = after.width / after.height;
  const follow = ({ currentTarget, clientX, buttons, pointerId, type }: PointerEvent<HTMLDivElement>) => {
    if (type === 'pointermove' && buttons === 0) return;
    currentTarget.setPointerCapture(pointerId);
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100));
  };
  return (
    <div className="@container-[size] grid min-h-0 flex-auto place-items-center bg-sunken">
      <div
        className="relative cursor-ew-resize touch-none overflow-hidden"
        style={{ aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio}))` }}
        onPointerDown={follow}
        onPointerMove={follow}
      >
        <img
          src={previewPath(after.filePath)}
          alt={`Na: ${photoName(after)}`}
          draggable={false}
          className={picture}
        />
        <img
          src={previewPath(before.filePath)}
          alt={`Voor: ${photoName(before)}`}
          draggable={false}
          className={picture}
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span className={`${label} left-3`}>Voor</span>
        <span className={`${label} right-3`}>Na</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Schuif tussen voor en na"
          aria-valuetext={`${share}% voor, ${100 - share}% na`}
          onChange={({ target }) => setShare(Number(target.value))}
          className="peer pointer-events-none absolute inset-x-0 bottom-0 opacity-0"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-1 -translate-x-1/2 bg-surface shadow-raised peer-focus-visible:bg-brick peer-focus-visible:[&>span]:outline-3"
          style={{ left: `${share}%` }}
        >
          <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-surface text-ink shadow-raised outline-brick">
            <ChevronsLeftRight className="size-5" />
          </span>
        </span>
      </div>
    </div>
  );
}
