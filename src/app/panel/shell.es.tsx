/** Only the office has a shell, and `followLanguage` loads it in English. */
export { CrashScreen as Shell } from './crash-screen.tsx';
