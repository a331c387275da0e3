import { CheckCheck, UserPen } from 'lucide-react';
import { useLocation } from 'wouter';
import type { NewsItem } from '#/features/reminders/news/contract';
import { useMarkNewsRead, useNews } from '#/features/reminders/news/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { SkeletonList } from '#/ui/skeleton';
import { VisuallyHidden } from '#/ui/visually-hidden';

/** What is new for who looks, with one step for each. */
export function NewsList({ onClose }: { onClose: () => void }) {
  const news = useNews();
  const mark = useMarkNewsRead();
  const { projects, project: current, select } = useProject();
  const [, navigate] = useLocation();
  const follow = ({ key, project, path, isRead }: NewsItem) => {
    if (!isRead) mark.mutate({ body: { keys: [key] } });
    if (project.id !== current?.id) select(project.id);
    onClose();
    navigate(path);
  };
  return (
    <section aria-labelledby="news">
      <QueryStates
        query={news}
        failed="De meldingen konden niet geladen worden"
        loading={<SkeletonList rows={3} />}
      >
        {(items) => {
          const unread = items.filter(({ isRead }) => !isRead);
          return (
            <>
              <div className="mb-1 flex min-h-10 items-center justify-between gap-2">
                <h3 id="news" className="font-semibold">
                  Meldingen
                </h3>
                {unread.length > 0 && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<CheckCheck aria-hidden="true" />}
                    busy={mark.isPending}
                    onClick={() => mark.mutate({ body: { keys: unread.map(({ key }) => key) } })}
                  >
                    Alles gelezen
                  </Button>
                )}
              </div>
              {items.length === 0 && <p className="text-ink-soft">Niets nieuws. Zo hoort het.</p>}
              <ul>
                {items.map((item) => (
                  <NewsRow
                    key={item.key}
                    item={item}
                    withProject={projects.length > 1}
                    onFollow={() => follow(item)}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </QueryStates>
    </section>
  );
}

type NewsRowProps = { item: NewsItem; withProject: boolean; onFollow: () => void };

function NewsRow({ item, withProject, onFollow }: NewsRowProps) {
  const { title, text, step, project, isRead } = item;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-line border-t py-2.5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <UserPen aria-hidden="true" className={cx('mt-0.5 size-5', isRead ? 'text-ink-soft' : 'text-brick')} />
      <div>
        <p className={cx('break-words [overflow-wrap:anywhere]', isRead ? 'text-ink-soft' : 'font-semibold')}>
          {!isRead && <VisuallyHidden>Nieuw: </VisuallyHidden>}
          {title}
        </p>
        <p className="text-ink-soft text-sm">
          {text}
          {withProject && ` · ${project.name}`}
        </p>
      </div>
      <Button size="small" className="max-md:col-start-2 max-md:justify-self-start" onClick={onFollow}>
        {step}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </li>
  );
}
