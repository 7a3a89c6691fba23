import { useProfile } from '#company/profile/site/profile.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { getServiceLinks } from './service-links.ts';

/**
 * `enhance` opens it on hover, click and keyboard; without a script, header.css does. It closes 150 ms after the
 * pointer leaves. See docs/product/site.md#public-pages.
 */
export function ServicesDropdown({ label }: { label: string }) {
  return (
    <div className="dropdown relative">
      <button
        type="button"
        aria-expanded="false"
        aria-controls="services-menu"
        className="group flex min-h-11 items-center gap-1 rounded-full px-3 font-medium xl:pl-4 transition-colors hover:bg-sand aria-expanded:bg-sand"
      >
        {label}
        <ChevronDownIcon className="size-4.5 transition-[rotate] group-aria-expanded:rotate-180" />
      </button>
      <div id="services-menu" className="dropdown-panel absolute top-full -left-3 w-72 pt-3">
        <ul className="rounded-card bg-white p-2 shadow-soft ring-1 ring-line">
          {getServiceLinks(useProfile()).map(({ category, label, href, icon }) => (
            <li key={category}>
              <a
                href={href}
                className="flex min-h-13 items-center gap-3 rounded-input px-3 py-2 font-medium transition-colors hover:bg-teal-wash"
              >
                <NamedIcon name={icon} className="text-teal" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
