import { business } from '#shared/content/business.ts';
import { keywords } from '#shared/content/keywords.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { Calculator } from './calculator.tsx';
import type { CalculatorData } from './calculator-data.ts';
import * as complete from './complete-step.tsx';
import * as details from './details.tsx';
import { ShownPrices } from './shown-prices.tsx';

export const calculatorPage = definePage<CalculatorData>({
  kind: 'live',
  path: paths.calculator,
  entry: 'src/web/site/calculator/calculator-entry.tsx',
  view: (data) => <Calculator {...data} scripts={{ details, complete, ShownPrices }} />,
  head: () => ({
    title: `Cleaning Price Calculator: Your Quote in ${business.address.locality}`,
    description:
      'Choose your couches, chairs, carpets and mattresses, see your price with every discount right away, and send a free quote request in two minutes.',
    keywords: keywords.calculator,
    canonical: paths.calculator,
  }),
});
