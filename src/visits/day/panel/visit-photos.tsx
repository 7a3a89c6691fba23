import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ImageIcon } from '#kit/ui/icons/office.tsx';
import { deletedSchema } from '#kit/wire/responses.ts';
import { photoStages, type VisitPhoto } from '#visits/day/visit-progress.ts';
import { stages, photos as texts } from './day-texts.ts';
import { discardEntries, readEntries } from './outbox.ts';
import { hasMoved } from './visit-cache.ts';
import { VisitSection } from './visit-section.tsx';
import { WaitingMark } from './waiting-mark.tsx';
import type { WaitingVisit } from './waiting-visit.ts';

interface VisitPhotosProps {
  visitId: number;
  photos: readonly VisitPhoto[];
  waiting: WaitingVisit['waitingPhotos'];
}

/** Photos from before and after, with those that still wait on the device. */
export function VisitPhotos({ visitId, photos, waiting }: VisitPhotosProps) {
  const [removing, setRemoving] = useState<(() => void) | null>(null);
  const remove = useMutation({
    mutationFn: (id: number) => fetchAdmin(deletedSchema, visitApi.visitPhoto(id), { method: 'DELETE' }),
    onSettled: () => hasMoved(visitId),
    onError: (error) => notifyFailure(texts.failed, error),
  });
  const isEmpty = photos.length + waiting.length === 0;
  return (
    <VisitSection title={texts.title}>
      {isEmpty && <p className="text-ink-soft">{texts.none}</p>}
      {photoStages.map((stage) => {
        const stored = photos.filter((photo) => photo.stage === stage);
        const own = waiting.filter((photo) => photo.stage === stage);
        if (stored.length + own.length === 0) return null;
        return (
          <div key={stage} className="grid gap-2">
            <h3 className="font-medium">{stages[stage]}</h3>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {stored.map(({ id, url }, index) => (
                <li key={url} className="grid content-start gap-1">
                  <StoredPhoto url={url} name={`${stages[stage]} ${index + 1}`} />
                  <RemoveButton
                    name={`${stages[stage]} ${index + 1}`}
                    onPress={() => setRemoving(() => () => remove.mutate(id))}
                  />
                </li>
              ))}
              {own.map(({ id, blob }) => (
                <li key={id} className="grid content-start gap-1">
                  <LocalPhoto blob={blob} />
                  <WaitingMark />
                  <RemoveButton
                    name={texts.waiting}
                    onPress={() =>
                      setRemoving(() => () => {
                        void discardEntries(readEntries().filter((entry) => entry.id === id));
                      })
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Confirm
        open={removing !== null}
        question={texts.ask}
        detail={texts.detail}
        action={texts.remove}
        onConfirm={() => removing?.()}
        onClose={() => setRemoving(null)}
      />
    </VisitSection>
  );
}

const frame = 'aspect-square w-full rounded-input object-cover';

function StoredPhoto({ url, name }: { url: string; name: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div
        className={`grid place-content-center justify-items-center gap-1 bg-canvas text-ink-soft ${frame}`}
      >
        <ImageIcon className="size-8" />
        <span className="text-sm">{texts.sent}</span>
      </div>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} onError={() => setFailed(true)} className={frame} />
    </a>
  );
}

function LocalPhoto({ blob }: { blob: Blob }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const own = URL.createObjectURL(blob);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [blob]);
  return url === '' ? null : <img src={url} alt={texts.notSent} className={frame} />;
}

const RemoveButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-11 items-center gap-2 rounded-input px-2 text-sm text-ink-soft hover:bg-hover hover:text-ink"
  >
    <TrashIcon className="size-4" />
    {texts.remove}
    <span className="sr-only">{name}</span>
  </button>
);
