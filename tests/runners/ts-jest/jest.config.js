module.exports = {
  preset: "ts-jest",
  setupFilesAfterEnv: ["@sandbank/testing/jest"], // the matchers, in every file
};
