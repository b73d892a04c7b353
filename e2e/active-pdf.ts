/** A PDF of one red page that, when it is opened, tries to reach an address, and then shows an alert. */
export const activePdf = (address: string): Buffer => {
  const script = [
    `this.getURL("${address}/get", false);`,
    `app.launchURL("${address}/launch", true);`,
    `this.submitForm("${address}/submit");`,
    `fetch("${address}/fetch");`,
    'document.cookie.length; window.parent.location.href;',
  ]
    .map((attempt) => `try { ${attempt} } catch (e) {}`)
    .concat('app.alert("tried");')
    .join(' ');
  const page = '1 0 0 rg 0 0 300 200 re f';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script.replace(/[()\\]/g, '\\$&')}) >> /AA << /WC << /S /URI /URI (${address}/uri) >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
