/** As Payload's own template has it, but for who may lock a record: the frame of the back office. */
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { formState } from '../../admin/form-state.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import '../../admin/admin.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': formState },
  });
};

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
);

export default Layout;
