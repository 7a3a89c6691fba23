import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { SettingsForm } from './settings-form.tsx';
import { findPart } from './settings-parts.tsx';
import { settingsQuery } from './settings-query.ts';

/** One subject of the settings, by the address. */
export function SettingsPage() {
  const { pathname, hash } = useLocation();
  const settings = useQuery(settingsQuery);
  const moved = pathname === adminPaths.settings && findEntry(formerPlaces, hash);
  if (moved) return <Navigate to={moved} replace />;
  const part = findPart(pathname);
  return (
    <>
      <PageHeader title={part.title} subtitle={part.text} />
      <QueryView query={settings} what="the settings">
        {(stored) => <SettingsForm key={pathname} part={part} settings={stored} />}
      </QueryView>
    </>
  );
}

/** Sections of the one long screen that the settings once were. */
const formerPlaces: Record<string, string> = {
  '#coverage': adminPaths.serviceArea,
  '#claims': adminPaths.figures,
  '#reviews': adminPaths.reviews,
  '#questions': adminPaths.questions,
  '#notifications': adminPaths.notifications,
  '#calls': adminPaths.notifications,
};
