import { describe, expect, it } from "vitest";
import { criticalInstants } from "../../src/index.ts";

const years = { from: "2026-01-01T00:00:00-05:00", to: "2028-12-31T23:59:59-05:00" } as const;
const listed = criticalInstants({ zone: "America/New_York", ...years });
const named = (name: string) => listed.filter((each) => each.name.startsWith(name));

describe("criticalInstants", () => {
  it("lists month ends, year ends and 29 February in the time zone", () => {
    expect(named("month end")).toHaveLength(33);
    expect(named("month end 2026-03")).toEqual([{ name: "month end 2026-03", at: "2026-04-01T03:59:59.000Z" }]);
    expect(named("month end 2028-02")).toEqual([{ name: "month end 2028-02", at: "2028-03-01T04:59:59.000Z" }]);
    expect(named("year end").map(({ at }) => at)).toEqual([
      "2027-01-01T04:59:59.000Z",
      "2028-01-01T04:59:59.000Z",
      "2029-01-01T04:59:59.000Z",
    ]);
    expect(named("29 February")).toEqual([{ name: "29 February 2028", at: "2028-02-29T05:00:00.000Z" }]);
  });

  it("lists a second before both changes of daylight saving of each year", () => {
    expect(named("a second before the change").map(({ at }) => at)).toEqual([
      "2026-03-08T06:59:59.000Z",
      "2026-11-01T05:59:59.000Z",
      "2027-03-14T06:59:59.000Z",
      "2027-11-07T05:59:59.000Z",
      "2028-03-12T06:59:59.000Z",
      "2028-11-05T05:59:59.000Z",
    ]);
    const lisbon = criticalInstants({
      zone: "Europe/Lisbon",
      from: "2026-01-01T00:00:00Z",
      to: "2027-01-01T00:00:00Z",
    });
    expect(lisbon.filter(({ name }) => name.includes("daylight")).map(({ at }) => at)).toEqual([
      "2026-03-29T00:59:59.000Z",
      "2026-10-25T00:59:59.000Z",
    ]);
  });

  it("lists bank holidays that are not on a weekend", () => {
    const holidays = named("bank holiday 2027").map(({ name }) => name.slice(-5));
    expect(holidays).toEqual(["01-01", "01-18", "02-15", "05-31", "07-05", "09-06", "10-11", "11-11", "11-25"]);
    expect(named("bank holiday 2027-07-05")[0]?.at).toBe("2027-07-05T04:00:00.000Z");
  });

  it("lists a second before each cut-off on the last business day of a year", () => {
    expect(listed.filter(({ name }) => name.startsWith("a second before") && name.endsWith("2026-12-31"))).toEqual([
      { name: "a second before 10:30 (same-day ACH) 2026-12-31", at: "2026-12-31T15:29:59.000Z" },
      { name: "a second before 14:45 (same-day ACH) 2026-12-31", at: "2026-12-31T19:44:59.000Z" },
      { name: "a second before 16:45 (same-day ACH) 2026-12-31", at: "2026-12-31T21:44:59.000Z" },
      { name: "a second before 18:45 (wires) 2026-12-31", at: "2026-12-31T23:44:59.000Z" },
      { name: "a second before 17:00 (printer) 2026-12-31", at: "2027-01-01T00:59:59.000Z" },
    ]);
  });

  it("lists the last cut-off of each network at month ends, before holidays and beside changes of daylight saving", () => {
    const days = (time: string, of = listed) =>
      of.flatMap(({ name }) => (name.startsWith(`a second before ${time}`) ? name.slice(-10) : []));
    const spring = days("16:45").filter((day) => day > "2026-01-30" && day < "2026-04-01");
    // The last of January and February, before 16 February, around 8 March, the last of March.
    expect(spring).toEqual(["2026-02-13", "2026-02-27", "2026-03-06", "2026-03-09", "2026-03-31"]);
    expect(days("18:45")).toEqual(days("16:45"));
    expect(days("17:00")).toEqual(days("16:45"));
    expect(days("10:30")).toEqual(["2026-12-31", "2027-12-31", "2028-12-29"]);
    // The cut-offs are those of New York, so its changes matter to an app in UTC, too.
    expect(days("16:45", criticalInstants({ zone: "UTC", ...years }))).toEqual(days("16:45"));
  });

  it("lists few enough instants to start a bank at each", () => {
    expect(listed).toHaveLength(293);
  });

  it("is in order, within its bounds, and has each name once", () => {
    const times = listed.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
    const day = criticalInstants({ zone: "UTC", from: "2026-01-31T23:59:59Z", to: "2026-01-31T23:59:59Z" });
    expect(day).toEqual([{ name: "month end 2026-01", at: "2026-01-31T23:59:59.000Z" }]);
  });

  it("refuses an unknown zone and what is not an instant", () => {
    expect(() => criticalInstants({ zone: "New York", ...years })).toThrow("America/New_York");
    expect(() => criticalInstants({ zone: "UTC", ...years, from: "2026" })).toThrow(RangeError);
  });
});
