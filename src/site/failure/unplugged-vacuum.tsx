import { SunnyRoom } from '#company/frame/site/lost-sock.tsx';

/** A decorative drawing: a vacuum cleaner with its plug next to the socket. */
export function UnpluggedVacuum() {
  return (
    <SunnyRoom>
      <rect className="fill-white" x="72" y="222" width="60" height="72" rx="14" />
      <path d="M92 250v14M112 250v14M96 276q6-6 12 0" />
      <path className="stroke-sun-text" d="M268 378c-34 22-44-30-74-24s-12 40-48 36" />
      <path
        className="fill-sun-wash stroke-sun-text"
        d="M146 402l-26-6a6 6 0 0 1-4-8l4-12a6 6 0 0 1 8-4l24 10z"
      />
      <path className="stroke-sun-text" d="M117 378l-16-5M114 394l-16-5" />
      <path d="M398 340c62 8 22-96 50-134" />
      <path d="M448 206l38 178M448 206l-10-38" />
      <path className="fill-teal-wash" d="M456 404v-8a14 14 0 0 1 14-14h30a14 14 0 0 1 14 14v8z" />
      <path d="M312 304v-8a14 14 0 0 1 14-14h18a14 14 0 0 1 14 14v8" />
      <path className="fill-white" d="M262 388v-28a56 56 0 0 1 56-56h36a56 56 0 0 1 56 56v28z" />
      <path className="fill-teal-wash" d="M262 362h148v26H262z" />
      <path className="fill-coral-wash" d="M298 338a22 22 0 0 1 22-16h32a22 22 0 0 1 22 16z" />
      <circle className="fill-sun-wash" cx="380" cy="388" r="22" />
      <path d="M380 388h.1" />
      <circle className="fill-sun-wash" cx="286" cy="396" r="13" />
    </SunnyRoom>
  );
}
