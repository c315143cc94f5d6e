module.exports = {
  setupFilesAfterEnv: ["@sandbank/testing/jest"], // the matchers, in every file
};
