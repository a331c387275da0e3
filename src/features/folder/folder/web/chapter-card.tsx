import { Link } from 'wouter';
import { formatDay } from '#/core/day';
import { thumbnailPath } from '#/core/file-paths';
import type { ShownChapter, ShownEntry, ShownMissing } from '#/features/folder/folder/contract';
import { isOneLine, lineCount } from '#/features/folder/folder/rules/phone-order';
import { AskPiece } from '#/features/folder/folder/web/ask-piece';
import { FoldedCard } from '#/features/folder/folder/web/folded-card';
import { Badge } from '#/ui/badge';
import { buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Fold } from '#/ui/fold';
import { WholeDays } from '#/ui/whole-days';

type Props = { projectId: number; chapter: ShownChapter; mayChange: boolean; isPhone: boolean };

const most = { rows: 6, pictures: 12, missing: 4 };
const mostOnPhone = { rows: 3, pictures: 4, missing: 2 };

/** What is there and what is not; on a phone a line where there is nothing to ask for or nothing to see. */
export function ChapterCard(props: Props) {
  const { chapter, isPhone } = props;
  const id = `chapter-${chapter.key}`;
  if (isPhone && isOneLine(chapter)) {
    return (
      <FoldedCard id={id} title={chapter.title} count={lineCount(chapter)}>
        <ChapterContent {...props} />
      </FoldedCard>
    );
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title={chapter.title}
        actions={<Badge tone={chapter.missing.length > 0 ? 'ochre' : 'moss'}>{countWords(chapter)}</Badge>}
      />
      <ChapterContent {...props} />
    </Card>
  );
}

function ChapterContent({ projectId, chapter: { entries, missing }, mayChange, isPhone }: Props) {
  const pictures = entries.filter(({ file }) => file?.isPicture);
  const rows = entries.filter(({ file }) => !file?.isPicture);
  const shown = isPhone ? mostOnPhone : most;
  const lacking = missing.length > 0 && (
    <MissingList {...{ projectId, missing, mayChange, isFolded: missing.length > shown.missing }} />
  );
  return (
    <>
      {isPhone && lacking}
      {entries.length === 0 && <p className="text-ink-soft">Hier staat nog niets.</p>}
      <Rows rows={rows.slice(0, shown.rows)} />
      {rows.length > shown.rows && (
        <Fold title={`Nog ${rows.length - shown.rows}`}>
          <Rows rows={rows.slice(shown.rows)} />
        </Fold>
      )}
      <Pictures pictures={pictures.slice(0, shown.pictures)} />
      {pictures.length > shown.pictures && (
        <Fold title={`Nog ${pictures.length - shown.pictures} foto’s`}>
          <Pictures pictures={pictures.slice(shown.pictures)} />
        </Fold>
      )}
      {!isPhone && lacking}
    </>
  );
}

function countWords({ entries, missing }: ShownChapter): string {
  if (missing.length === 0) return entries.length === 0 ? 'Leeg' : 'Volledig voor zover bekend';
  return missing.length === 1 ? '1 stuk ontbreekt' : `${missing.length} stukken ontbreken`;
}

function Rows({ rows }: { rows: readonly ShownEntry[] }) {
  return (
    <ul>
      {rows.map((entry) => (
        <li key={entry.key} className="border-line border-t py-2 first:border-t-0">
          <Link href={entry.path} className="break-words text-brick underline">
            {entry.title}
          </Link>
          <p className="break-words text-ink-soft text-sm">
            {[
              entry.day && formatDay(entry.day),
              entry.firm,
              entry.room,
              entry.detail !== entry.title && entry.detail,
              entry.validUntil && `geldig tot ${formatDay(entry.validUntil)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ pictures }: { pictures: readonly ShownEntry[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {pictures.map(({ key, title, room, path, file }) => (
        <li key={key}>
          <Link href={path} className="block aspect-square overflow-hidden rounded-control bg-sunken">
            {file && (
              <img
                src={thumbnailPath(file.path)}
                alt={title}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            )}
          </Link>
          {room && <p className="break-words text-ink-soft text-sm">{room}</p>}
        </li>
      ))}
    </ul>
  );
}

function NextStep({ projectId, piece }: { projectId: number; piece: ShownMissing }) {
  if (!piece.own) return <AskPiece projectId={projectId} piece={piece} />;
  return (
    <Link to={piece.own.path} className={buttonClasses({ size: 'small' })}>
      {piece.own.label}
    </Link>
  );
}

type MissingProps = {
  projectId: number;
  missing: readonly ShownMissing[];
  mayChange: boolean;
  isFolded: boolean;
};

function MissingList({ projectId, missing, mayChange, isFolded }: MissingProps) {
  const title = 'Wat ontbreekt';
  const list = (
    <ul>
      {missing.map((piece) => (
        <li key={piece.key} className="border-line border-t py-2 first:border-t-0">
          <p className="break-words first-letter:uppercase">
            <WholeDays text={piece.what} />
          </p>
          <p className="mb-1.5 text-ink-soft text-sm">
            {piece.askedOn
              ? `Gevraagd op ${formatDay(piece.askedOn)}`
              : `${piece.own ? 'Wie' : 'Te vragen aan'}: ${piece.whom}`}
          </p>
          {mayChange && !piece.askedOn && <NextStep projectId={projectId} piece={piece} />}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="mt-3 rounded-control bg-sunken max-md:mt-0 max-md:mb-2 px-3 py-2">
      {isFolded ? (
        <Fold title={`${title} (${missing.length})`}>{list}</Fold>
      ) : (
        <>
          <h3 className="font-semibold text-[0.9375rem]">{title}</h3>
          {list}
        </>
      )}
    </div>
  );
}
