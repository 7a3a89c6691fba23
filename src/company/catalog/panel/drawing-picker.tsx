import { useId } from 'react';
import { getServiceDrawings } from '#company/catalog/service-drawings.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { files } from '#kit/paths/paths.ts';

interface DrawingPickerProps {
  category: ServiceCategory;
  /** The image that the service has, a drawing or any other. */
  value: string;
  onChoose: (url: string) => void;
}

/** Drawings that suit the category. They load when the picker opens. */
export function DrawingPicker({ category, value, onChoose }: DrawingPickerProps) {
  const name = useId();
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1.5 font-medium text-link touch:py-2.5">
        Choose a drawing
      </summary>
      <fieldset className="mt-1 flex flex-wrap gap-2">
        <legend className="sr-only">Drawing</legend>
        {getServiceDrawings(category).map((drawing) => {
          const url = files.serviceDrawing(drawing);
          const label = drawing.replaceAll('-', ' ');
          return (
            <label key={drawing} title={label} className={tile}>
              <input
                type="radio"
                name={name}
                aria-label={label}
                checked={value === url}
                onChange={() => onChoose(url)}
                className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
              />
              <img src={url} alt="" width="56" height="56" loading="lazy" className="size-14" />
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

const tile =
  'relative overflow-hidden rounded-input ring-1 ring-line has-checked:ring-3 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent forced-colors:border-2 forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]';
