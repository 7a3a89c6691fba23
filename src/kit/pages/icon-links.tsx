/** The icons of an owner's brand. */
export interface IconLinks {
  icon: string;
  touchIcon: string;
}

/** Null: the icons of `public`. */
export function IconTags({ icons }: { icons: IconLinks | null }) {
  if (icons) {
    return (
      <>
        <link rel="icon" href={icons.icon} type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href={icons.touchIcon} />
      </>
    );
  }
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
