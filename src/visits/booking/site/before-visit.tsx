import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { beforeVisit, preparation } from '#sales/records/prepare-texts.ts';

export const BeforeVisit = ({ className }: { className: string }) => (
  <div className={className}>
    <p className="font-semibold">{beforeVisit}</p>
    <ul className="mt-2 grid gap-2">
      {preparation.map((step) => (
        <li key={step} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-teal" />
          <span>{step}</span>
        </li>
      ))}
    </ul>
  </div>
);
