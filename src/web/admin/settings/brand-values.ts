import type { StoredSettings } from '#shared/settings.ts';

export const snapshot = ({ name, shortName, colors, invoices, version }: StoredSettings) => ({
  values: { name, shortName, legalName: invoices.legalName, ...(colors ?? ofTheDemo) },
  version,
});
export type BrandValues = ReturnType<typeof snapshot>['values'];

/** Empty for the demo's. */
const ofTheDemo = { primary: '', accent: '' };

export const labels = {
  name: 'Name',
  shortName: 'Short name',
  legalName: 'Legal name',
  primary: 'Main color',
  accent: 'Button color',
};
