import { quotePaths } from '#kit/paths/customer-paths.ts';
import { photoStages } from '#visits/day/visit-progress.ts';
import { quotePage as texts } from '#visits/quote-page/quote-page-texts.ts';
import type { QuotePageData } from './quote-data.ts';

interface QuotePhotosProps {
  token: string;
  photos: QuotePageData['visitPhotos'];
}

/** The crew's photos from before and after the work. */
export function QuotePhotos({ token, photos }: QuotePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="visit-photos-heading">
      <h2 id="visit-photos-heading" className="text-xl">
        {texts.visitPhotos.heading}
      </h2>
      {photoStages.map((stage) => {
        const own = photos.filter((photo) => photo.stage === stage);
        if (own.length === 0) return null;
        return (
          <div key={stage} className="mt-3">
            <h3 className="font-semibold">{texts.visitPhotos[stage]}</h3>
            <div className="mt-2 grid grid-cols-2 gap-3">
              {own.map(({ id }, index) => (
                <a key={id} href={quotePaths.visitPhoto(token, id)}>
                  <img
                    src={quotePaths.visitPhoto(token, id)}
                    alt={`${texts.visitPhotos[stage]} ${index + 1}`}
                    loading="lazy"
                    decoding="async"
                    className="max-h-96 max-w-full rounded-card"
                  />
                </a>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
