import '#site/styles/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setKnownCategories } from '#company/catalog/known-categories.ts';
import { businessCategories, businessTimeZone } from '#company/profile/panel/business-name.ts';
import { keepIncomplete } from '#kit/panel/editing/keep-incomplete.ts';
import { removeWorker } from '#kit/panel/offline/registration.ts';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';
import { App } from './app.tsx';
import { applyChosenTheme } from './theme.ts';

void removeWorker();
applyChosenTheme();
keepIncomplete();
setCompanyTimeZone(businessTimeZone());
setKnownCategories(businessCategories());

export const root = createRoot(document.getElementById('root')!);
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
