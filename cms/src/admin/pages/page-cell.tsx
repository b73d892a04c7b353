'use client';
/** A page in the list of pages, by the name that its heading and the menu of the website have. */
import { routeOf } from '@aangan/contract/routes.ts';
import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

export const PageCell = (props: DefaultCellComponentProps) => (
  <DefaultCell {...props} cellData={routeOf(String(props.cellData))?.title ?? props.cellData} />
);
