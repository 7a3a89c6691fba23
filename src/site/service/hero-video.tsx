import type { ServiceCategory } from '#company/catalog/services.ts';
import { files } from '#kit/paths/paths.ts';
import { PauseIcon, PlayIcon } from '#kit/ui/icons/media.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';

const wide = '(min-width: 100rem), (min-resolution: 1.5x)';

/** A video over the hero's picture. Nothing loads until `hero-video` starts it and shows the button. */
export function HeroVideo({ category }: { category: ServiceCategory }) {
  return (
    <>
      <video
        muted
        loop
        playsInline
        preload="none"
        width="1280"
        height="720"
        className="absolute inset-0 size-full rounded-l-picture object-cover opacity-0 transition-opacity duration-250 data-playing:opacity-100 max-lg:hidden"
      >
        <source media={wide} type="video/webm" src={files.heroVideo(category, 1280, 'webm')} />
        <source media={wide} type="video/mp4" src={files.heroVideo(category, 1280, 'mp4')} />
        <source type="video/webm" src={files.heroVideo(category, 960, 'webm')} />
        <source type="video/mp4" src={files.heroVideo(category, 960, 'mp4')} />
      </video>
      <button
        type="button"
        hidden
        aria-label={servicePages.pauseLabel}
        aria-pressed="false"
        className="group absolute bottom-4 left-4 grid size-11 place-items-center rounded-full bg-paper/90 text-ink transition-colors hover:text-teal lg:bottom-6 lg:left-6"
      >
        <PauseIcon className="size-5 group-aria-pressed:hidden" />
        <PlayIcon className="hidden size-5 group-aria-pressed:block" />
      </button>
    </>
  );
}
