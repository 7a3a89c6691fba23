import '../styles/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyChosenTheme } from './shell/theme.ts';
import { removeWorker } from './worker/registration.ts';

void removeWorker();
applyChosenTheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
