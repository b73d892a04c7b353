/** Staff from a list: which columns it may have, and where it is given. */
import type { AdminViewServerProps } from 'payload';
import { checkAddress, fromCheck } from '../../disclosure/mend.ts';
import { mayUseStaffSheet } from '../../staff-list/endpoints.ts';
import { PanelPage } from '../panel-page.tsx';
import { schoolNow } from '../school-now.ts';
import { StaffSheetTools } from './staff-sheet-tools.tsx';

const example = [
  ['Name', 'Designation', 'Subject', 'Qualification'],
  ['Mrs. Asha Rani', 'Principal', '', 'M.A., B.Ed.'],
  ['Mr. Ravi Kumar', 'PGT', 'Physics', 'M.Sc., B.Ed.'],
  ['श्रीमती सुनीता देवी', 'TGT', 'Hindi', 'M.A. (Hindi), B.Ed.'],
  ['Ms. Mary Kujur', 'Librarian', '', 'M.Lib.'],
];

const Example = () => {
  const [head = [], ...rows] = example;
  return (
    <div className="sheet-page__example">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {head.map((column, index) => (
                <td key={column}>{row[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Page = ({ initPageResult: { req }, searchParams }: AdminViewServerProps) => {
  const { user } = req;
  if (!mayUseStaffSheet(user)) return <p>This is for those who keep the Staff List.</p>;
  const school = schoolNow(req, user);
  if (school === undefined) return <p>Please choose a school above the menu.</p>;
  return (
    <>
      <h1>Staff from a list</h1>
      <p>
        A list in Excel or Word will do as it is, if a row above the names says what stands in each
        column. Other columns are not read.
      </p>
      <Example />
      <p>
        Who stands on the <a href="/admin/collections/faculty">Staff List</a> already, by name, is
        changed where the list says something else; a blank cell changes nothing. Nobody is taken
        off it.
      </p>
      <StaffSheetTools school={school} />
      {searchParams?.[fromCheck.name] === fromCheck.value && (
        <p>
          <a href={checkAddress}>Back to the check</a>
        </p>
      )}
    </>
  );
};

export const StaffSheetView = (props: AdminViewServerProps) => (
  <PanelPage view={props} className="home sheet-page">
    <Page {...props} />
  </PanelPage>
);
