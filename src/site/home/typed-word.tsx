import { groupByOption } from '#company/profile/category-groups.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { PauseIcon, PlayIcon } from '#kit/ui/icons/media.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';
import { homeTexts } from './category-card.ts';
import type { OwnHomeTexts } from './home-data.ts';

const { typedLead, pauseLabel } = homePage.hero;

/**
 * Decorative: screen readers read the headline instead. All words are invisible in one grid cell, which reserves the
 * width of the longest, and `enhance` types over it. The button appears with the animation.
 */
export function TypedWord({ pages }: { pages: OwnHomeTexts }) {
  const groups = groupByOption(useProfile().categories);
  // One of each kind comes first, so that the first words differ.
  const categories = [...groups.map(([first]) => first), ...groups.flatMap(([, ...others]) => others)];
  const typedWords = [...new Set(categories.map((category) => homeTexts(category, pages).typed))];
  return (
    <div
      data-typing
      className="absolute top-4 left-4 flex min-h-11 items-center rounded-full bg-white/95 pl-5 text-ink shadow-soft max-sm:right-4 max-sm:justify-between max-sm:text-sm lg:top-8 lg:left-8 lg:min-h-13"
    >
      <p aria-hidden="true" className="flex flex-wrap gap-x-[0.3em] py-2 pr-5 has-[+:not([hidden])]:pr-1">
        {typedLead}
        <span className="grid font-semibold text-teal">
          {typedWords.map((word) => (
            <span key={word} data-word className="invisible col-start-1 row-start-1 pr-1 whitespace-nowrap">
              {word}
            </span>
          ))}
          <span className="col-start-1 row-start-1 whitespace-nowrap">
            <span data-typed>{typedWords[0]}</span>
            <span className="ml-px border-r-2 border-current" />
          </span>
        </span>
      </p>
      <button
        type="button"
        hidden
        aria-label={pauseLabel}
        aria-pressed="false"
        className="group grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:text-teal"
      >
        <PauseIcon className="size-4.5 group-aria-pressed:hidden" />
        <PlayIcon className="hidden size-4.5 group-aria-pressed:block" />
      </button>
    </div>
  );
}
