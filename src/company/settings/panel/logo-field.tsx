import { useState } from 'react';
import { brandColors } from '#company/brand/brand-texts.ts';
import { getIcon, type Logo, logoSchema, logoSize, plateOn } from '#company/brand/logo.ts';
import { type ChosenColors, type SiteColors, siteColors } from '#company/brand/palette.ts';
import { readableFile } from '#company/pictures/panel/readable-file.ts';
import { UploadButton } from '#company/pictures/panel/upload-button.tsx';
import { useBusyReport } from '#company/pictures/panel/use-busy-report.ts';
import { useUpload } from '#company/pictures/panel/use-upload.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { uploadApi } from '#kit/paths/upload-paths.ts';

interface LogoFieldProps {
  name: string;
  logo: Logo | null;
  /** Null for the demo's. */
  colors: ChosenColors | null;
  error?: string | undefined;
  onChange: (logo: Logo | null) => void;
  /** Called when a logo is on its way, and when it has arrived or failed. */
  onUploading: (isUploading: boolean) => void;
}

/** Uploads the logo and shows where it will stand. */
export function LogoField({ name, logo, colors, error, onChange, onUploading }: LogoFieldProps) {
  const upload = useUpload({ path: uploadApi.logo, schema: logoSchema, noun: 'logo' }, onChange);
  const [isReading, setReading] = useState(false);
  const isBusy = isReading || upload.isPending;
  useBusyReport(isBusy, onUploading);
  const fault = upload.error ?? error;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {logo
          ? 'Screen readers say your name in its place.'
          : 'Without one, your name stands in its place. A PNG with a clear background looks best.'}
      </p>
      {logo && <LogoPreview name={name} logo={logo} colors={colors} />}
      <Fault text={fault} />
      <div className="flex flex-wrap gap-2">
        <UploadButton
          label={logo ? 'Replace logo' : 'Upload logo'}
          isBusy={isBusy}
          onFile={async (picked) => {
            setReading(true);
            upload.send(await readableFile(picked).finally(() => setReading(false)));
          }}
        />
        {logo && !isBusy && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
    </div>
  );
}

function LogoPreview({ name, logo, colors }: { name: string; logo: Logo; colors: ChosenColors | null }) {
  const all = siteColors(colors);
  const icon = getIcon({ name, logo, ...(colors && { colors }) });
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <Place label="On the website" place={brandColors.paper} {...{ logo, all }} />
      <Place label="In footer and emails" place={all.tealDeep} {...{ logo, all }} />
      <figure className="grid content-start justify-items-start gap-1.5">
        <span
          className="grid size-20 place-items-center rounded-card ring-1 ring-line"
          style={{ backgroundColor: icon.ground }}
        >
          {icon.logo ? (
            <img src={icon.logo.url} alt="" {...logoSize(icon.logo, { width: 62, height: 62 })} />
          ) : (
            <span className="font-display text-4xl font-bold text-white">{icon.letter}</span>
          )}
        </span>
        <figcaption className="text-sm text-ink-soft">As an app icon</figcaption>
      </figure>
    </div>
  );
}

function Place({ label, place, logo, all }: { label: string; place: string; logo: Logo; all: SiteColors }) {
  const plate = plateOn(logo, place, all);
  const plateColor = plate && (plate === 'light' ? '#ffffff' : all.tealDeep);
  return (
    <figure className="grid gap-1.5">
      <div
        className="grid min-h-20 place-items-center rounded-input p-3 ring-1 ring-line"
        style={{ backgroundColor: place }}
      >
        <span
          className={plate ? 'rounded-input px-3 py-2' : undefined}
          style={plateColor ? { backgroundColor: plateColor } : undefined}
        >
          <img src={logo.url} alt="" {...logoSize(logo, { width: 176, height: 44 })} />
        </span>
      </div>
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
    </figure>
  );
}
