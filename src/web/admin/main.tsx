import '../styles/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setCompanyTimeZone } from '#shared/time-zone.ts';
import { App } from './app.tsx';
import { businessTimeZone } from './business-name.ts';
import { keepIncomplete } from './editing/keep-incomplete.ts';
import { applyChosenTheme } from './shell/theme.ts';
import { removeWorker } from './worker/registration.ts';

void removeWorker();
applyChosenTheme();
keepIncomplete();
setCompanyTimeZone(businessTimeZone());

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
