import { useProfile } from '#company/profile/site/profile.tsx';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';
import { useOwnPicture } from './slot-picture.tsx';

/** The face and name of who comes; without a name, nothing. */
export function Person({ note }: { note?: string }) {
  const { person } = useProfile();
  const own = useOwnPicture('person');
  if (!person) return null;
  return (
    <div className="flex items-center gap-4">
      {own && (
        <img
          src={uploadedSitePicture(own.url)!.jpeg}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          className="size-16 shrink-0 rounded-full object-cover"
        />
      )}
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{person}</span>
        {note && <span className="text-ink-soft">{note}</span>}
      </p>
    </div>
  );
}
