import type { StoredSettings } from '#company/settings/settings.ts';

export const snapshot = ({ name, shortName, colors, logo, invoices, version }: StoredSettings) => ({
  values: { name, shortName, legalName: invoices.legalName, logo, ...(colors ?? ofTheDemo) },
  version,
});
export type BrandValues = ReturnType<typeof snapshot>['values'];

/** Empty for the demo's. */
const ofTheDemo = { primary: '', accent: '' };

export const labels = {
  name: 'Name',
  shortName: 'Short name',
  legalName: 'Legal name',
  logo: 'Logo',
  primary: 'Main color',
  accent: 'Button color',
};
