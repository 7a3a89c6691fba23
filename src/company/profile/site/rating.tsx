import { ratingFrom } from '#company/profile/rating-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { StarIcon } from '#kit/ui/icons/status.tsx';

/** Only where the owner has entered both figures and shows reviews. */
export function Rating({ href, className = '' }: { href?: string; className?: string }) {
  const { claims, hasNoReviews } = useProfile();
  const { ratingOutOfFive, reviewCount } = claims;
  if (ratingOutOfFive === null || !reviewCount || hasNoReviews) return null;
  const text = ratingFrom(ratingOutOfFive, reviewCount);
  return (
    <p className={`inline-flex items-center gap-2 text-sm font-semibold ${className}`}>
      <StarIcon className="size-5 fill-sun text-sun-text" />
      {href ? (
        <a href={href} className="underline underline-offset-3">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
