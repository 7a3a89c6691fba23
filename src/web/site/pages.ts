import { calculatorPage } from './calculator/calculator-page.tsx';
import { failurePage } from './failure/failure-page.tsx';
import { homePage } from './home/home-page.tsx';
import { notFoundPage } from './not-found/not-found-page.tsx';

/** Every page of the public site; the server has a loader of the same name for each. */
export const pages = {
  home: homePage,
  calculator: calculatorPage,
  notFound: notFoundPage,
  failure: failurePage,
};
