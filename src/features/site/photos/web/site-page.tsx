import { Camera, Images } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { PhotoBrowser } from '#/features/site/photos/web/photo-browser';
import { CameraInput } from '#/features/site/photos/web/shared/camera-input';
import { photoOutbox } from '#/features/site/photos/web/shared/photo-outbox';
import { siteNotices, siteViews } from '#/features/site/photos/web/shared/slots';
import { TakePhotos } from '#/features/site/photos/web/shared/take-photos';
import { StorageTold } from '#/features/work/shared/documents/web/storage-told';
import { RoomsDialog } from '#/features/work/shared/rooms/web/lazy-rooms';
import { WaitingNotice } from '#/platform/web/offline/waiting-notice';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { SlotParts, useSlot } from '#/platform/web/slots';
import { useTabAddress } from '#/platform/web/use-tab-address';
import { Button } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { Tabs } from '#/ui/tabs';

export function SitePage() {
  return (
    <ProjectScreen hint="Selecteer eerst een project om foto’s van de werf te bekijken.">
      {(project) => <Site key={project.id} project={project} />}
    </ProjectScreen>
  );
}

function Site({ project }: { project: Project }) {
  const views = useSlot(siteViews);
  const { tab, show } = useTabAddress(
    ['fotos', ...views.map(({ value }) => value)],
    Object.fromEntries(views.map(({ value, words }) => [value, words])),
  );
  const [taken, setTaken] = useState<readonly File[]>([]);
  const [isManaging, setManaging] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  return (
    <>
      <PageHeader
        title="Werf"
        text="Foto’s van wat er gebeurt, en vooral van wat straks achter pleister en vloer verdwijnt."
        actions={
          tab === 'fotos' &&
          may(project.role, 'add') && (
            <>
              <Button icon={<Images aria-hidden="true" />} onClick={() => album.current?.click()}>
                Foto’s kiezen
              </Button>
              <Button
                variant="primary"
                icon={<Camera aria-hidden="true" />}
                onClick={() => camera.current?.click()}
              >
                Foto nemen
              </Button>
            </>
          )
        }
      />
      <CameraInput ref={camera} onTaken={setTaken} />
      <CameraInput ref={album} isAlbum onTaken={setTaken} />
      <StorageTold projectId={project.id} />
      <WaitingNotice outbox={photoOutbox} projectId={project.id} />
      <Tabs
        label="Werf"
        value={tab}
        onChange={(next) => show(next)}
        tabs={[
          {
            value: 'fotos',
            label: 'Foto’s',
            content: (
              <>
                <SlotParts of={siteNotices} given={{ project }} />
                <PhotoBrowser project={project} onRooms={() => setManaging(true)} />
              </>
            ),
          },
          ...views.map(({ value, label, View }) => ({
            ...{ value, label },
            content: (
              <Suspense>
                <View project={project} />
              </Suspense>
            ),
          })),
        ]}
      />
      {taken.length > 0 && <TakePhotos projectId={project.id} files={taken} onClose={() => setTaken([])} />}
      <Suspense>
        {isManaging && <RoomsDialog project={project} onClose={() => setManaging(false)} />}
      </Suspense>
    </>
  );
}
