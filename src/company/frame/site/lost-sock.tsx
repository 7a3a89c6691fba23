import type { ReactNode } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';

/** A decorative drawing: a lost sock under the lifted cushion of a sofa, or on the floor of a company without sofas. */
export function LostSock() {
  return <SunnyRoom>{useProfile().mainCategory === 'couch' ? <EmptySofa /> : <OnTheFloor />}</SunnyRoom>;
}

function EmptySofa() {
  return (
    <>
      <path d="M110 380v28M450 380v28" />
      <path className="fill-white" d="M104 334V214a36 36 0 0 1 36-36h280a36 36 0 0 1 36 36v120z" />
      <path d="M280 180v104" />
      <path className="fill-sand" d="M280 316h160v20H280z" />
      <path className="fill-white" d="M122 284h146a12 12 0 0 1 12 12v40H122z" />
      <rect
        className="fill-coral-wash"
        x="322"
        y="206"
        width="112"
        height="108"
        rx="20"
        transform="rotate(9 378 260)"
      />
      <path className="fill-teal-wash" d="M92 336h376v44H92z" />
      <Arm x={62} />
      <Arm x={438} />
      <Sock />
    </>
  );
}

const OnTheFloor = () => (
  <g transform="translate(-40 42)">
    <Sock />
  </g>
);

/** A window and the floor, with one line weight for everything in the room. */
export function SunnyRoom({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="40 4 480 424"
      className="mx-auto h-auto w-full max-w-lg fill-none stroke-teal stroke-[3.5]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="fill-sun-wash" d="M190 16h180a12 12 0 0 1 12 12v118H178V28a12 12 0 0 1 12-12z" />
      <path className="fill-sun stroke-none" d="M226 146a54 54 0 0 1 108 0z" />
      <path className="stroke-sun-text" d="M280 74V62m-51 33-9-9m111 9 9-9M208 126l-12-4m156 4 12-4" />
      <path d="M160 146h240" />
      <path className="fill-sand stroke-none" d="M44 410q236-24 472 0q-236 24-472 0z" />
      {children}
    </svg>
  );
}

function Arm({ x }: { x: number }) {
  return <path className="fill-teal-wash" d={`M${x} 380V274a30 30 0 0 1 60 0v106z`} />;
}

function Sock() {
  return (
    <>
      <path
        className="fill-sun-wash stroke-sun-text"
        d="M306 306h24v36l22 5a11 11 0 0 1-2 22h-26a18 18 0 0 1-18-18z"
      />
      <path className="stroke-sun-text" d="M306 317h24" />
    </>
  );
}
