import * as text from '#kit/language/ui-texts.ts';
import { StarIcon } from './icons/status.tsx';

export function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={text.getStars(rating)} className="flex gap-0.5 text-teal">
      {Array.from({ length: rating }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars that never move
        <StarIcon key={index} className="size-5 fill-current" />
      ))}
    </p>
  );
}
