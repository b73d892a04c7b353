/** Hostile words. Each calls the alarm if it runs, and each element that it makes carries the mark. */
import { alarm } from '../../client/browser.ts';

/** No page of ours has it: where it stands on an element, words have become markup. */
export const markAttribute = 'data-aangan-hostile';
const mark = `${markAttribute}=1`;
const call = `${alarm}(1)`;

export const payloads: readonly string[] = [
  `<script ${mark}>${call}</script>`,
  `"><script ${mark}>${call}</script>`,
  `'><img ${mark} src=x onerror=${call}>`,
  `<img ${mark} src=x onerror=${call}>`,
  `<svg ${mark} onload=${call}>`,
  `<svg ${mark}><animate onbegin=${call} attributeName=x dur=1s>`,
  `<iframe ${mark} srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<a ${mark} href="javascript:${call}">here</a>`,
  `<details ${mark} open ontoggle=${call}>`,
  `<body ${mark} onload=${call}>`,
  `<input ${mark} autofocus onfocus=${call}>`,
  `<math ${mark}><mtext></mtext><script>${call}</script></math>`,
  `</title><script ${mark}>${call}</script>`,
  `</textarea><script ${mark}>${call}</script>`,
  `</script><script ${mark}>${call}</script>`,
  `--><script ${mark}>${call}</script>`,
  `]]><script ${mark}>${call}</script>`,
  `" ${mark} onmouseover="${call}" autofocus onfocus="${call}`,
  `' ${mark} onfocus='${call}' autofocus '`,
  `\`-${call}-\``,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `\u2028</script><script ${mark}>${call}</script>`,
  `<style ${mark}>@import 'javascript:${call}'</style>`,
  `<link ${mark} rel=stylesheet href=javascript:${call}>`,
  `<base ${mark} href=javascript:${call}//>`,
  `<object ${mark} data=javascript:${call}>`,
  `<form ${mark} action=javascript:${call}><button autofocus>`,
  `<img ${mark} src=\`x\` onerror=${call}>`,
  `&lt;script ${mark}&gt;${call}&lt;/script&gt;`,
  `<scr<script>ipt ${mark}>${call}</scr</script>ipt>`,
  `<template ${mark}><script>${call}</script></template>`,
];

/** Addresses that run something when followed. They must be refused where an address is stored. */
export const hostileAddresses: readonly string[] = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  ` javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `vbscript:${call}`,
];
