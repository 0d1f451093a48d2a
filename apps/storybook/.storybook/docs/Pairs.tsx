/** A table of correct Persian, incorrect Persian and the reason in English. */
export function Pairs({ rows }: { rows: readonly (readonly [string, string, string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([right, wrong, why]) => (
          <tr key={right}>
            <td lang="fa" dir="rtl">
              {right}
            </td>
            <td lang="fa" dir="rtl">
              {wrong}
            </td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
